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
    const { why } = this.state
    if (why === null) return this.props.children
    return <Fault why={why} onLeave={() => this.setState({ why: null })} />
  }
}

function Fault({ why, onLeave }: { readonly why: string; readonly onLeave: () => void }) {
  const { tell } = useSettings()
  return <Trouble sentence={tell('web.fault', { why })} onLeave={onLeave} />
}
