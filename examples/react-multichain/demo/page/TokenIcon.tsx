import type { ReactNode } from 'react'

/** Drawings of the chains' coins, on a 24 px grid. */
const drawings: Readonly<Record<string, string>> = {
  eip155: 'M12 3 6.5 12.2 12 15.4l5.5-3.2zM6.5 13.8 12 21l5.5-7.2L12 17z',
  solana: 'M7.4 6.5h11L16 9H5zM5 10.8h11l2.4 2.4h-11zM7.4 15h11L16 17.5H5z',
  bip122:
    'M9 4h2v2h1V4h2v2.2c1.9.3 3 1.4 3 3 0 1.1-.5 2-1.4 2.5 1.3.4 2.1 1.5 2.1 2.9 0 2-1.400 3.200-3.700 3.400V20h-2v-2h-1v2H9v-2H7v-2h1V8H7V6h2zm2 4v3h1.600c1 0 1.600-.6 1.600-1.500S13.600 8 12.600 8zm0 5v3h2c1.100 0 1.800-.6 1.800-1.500s-.7-1.500-1.800-1.500z',
}

/** Icon of the active chain's coin. */
export function TokenIcon({ namespace }: { readonly namespace: string }): ReactNode {
  return (
    <svg className="token" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={drawings[namespace] ?? ''} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}
