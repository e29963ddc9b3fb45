import type { FC, ReactNode } from 'react'
import { Sign as KitSign } from './sign.tsx'
import { Stat } from './stat.tsx'

/** The size of the grid that symbols of a sprite are drawn on. */
export const GRID = 128

interface SymbolProps<N> {
  readonly name: N
  readonly className?: string
}

/** How the symbols of a game are drawn; they come together, in a file of their own. */
export const symbolsOf = <N extends string>(sprite: string) => ({
  SignPath: pathOf<N>(sprite),
  Sign: signOf<N>(sprite),
  SignAt: signAtOf<N>(sprite),
  Amount: amountOf<N>(sprite),
})

/** A symbol on its grid, inside a drawing. */
const pathOf =
  <N extends string>(sprite: string): FC<SymbolProps<N> & { readonly transform?: string }> =>
  ({ name, ...look }) => <use href={`${sprite}#${name}`} {...look} />

/** A symbol; 16 px unless told. */
const signOf =
  <N extends string>(sprite: string): FC<SymbolProps<N>> =>
  ({ name, className }) => (
    <KitSign grid={GRID} className={className}>
      <use href={`${sprite}#${name}`} />
    </KitSign>
  )

/** A symbol inside a drawing, by its corner, as large as told. */
const signAtOf =
  <N extends string>(
    sprite: string,
  ): FC<SymbolProps<N> & { readonly x: number; readonly y: number; readonly size: number }> =>
  ({ name, x, y, size, className }) => (
    <use
      href={`${sprite}#${name}`}
      className={className}
      transform={`translate(${x} ${y}) scale(${size / GRID})`}
    />
  )

/** So much of something: its symbol in its colour, and the number. */
const amountOf =
  <N extends string>(
    sprite: string,
  ): FC<{
    readonly of: N
    readonly n?: ReactNode
    readonly tip?: string
    readonly className?: string
  }> =>
  ({ of, className = '', ...rest }) => {
    const sign = (
      <KitSign grid={GRID}>
        <use href={`${sprite}#${of}`} />
      </KitSign>
    )
    return <Stat sign={sign} className={`k-${of} ${className}`} {...rest} />
  }
