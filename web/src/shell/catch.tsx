import { Component, type ReactNode } from 'react'
import { useSettings } from '../settings.tsx'
import { Trouble } from './states.tsx'

/** Where a fault of ours ends: it is told, and the way back is shown. */
export class Catch extends Component<{ readonly children: ReactNode }, { readonly why: string | null }> {
  override state: { readonly why: string | null } = { why: null }

  static getDerivedStateFromError(error: unknown) {
    return { why: error instanceof Error ? error.message : String(error) }
  }

  override render() {
    return this.state.why === null ? this.props.children : <Fault why={this.state.why} />
  }
}

function Fault({ why }: { readonly why: string }) {
  const { tell } = useSettings()
  return <Trouble sentence={tell('web.fault', { why })} />
}
