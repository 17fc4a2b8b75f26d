import type { ReactNode } from 'react'

/** Renders placeholders for grid cards at their exact size. */
export function NftSkeleton({ count }: { readonly count: number }): ReactNode {
  return (
    <div className="nft-grid" aria-hidden="true">
      {Array.from({ length: count }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are alike and never move
        <div className="nft-card skeleton-card" key={card}>
          <span className="nft-picture" data-state="pending" />
          <span className="nft-name" />
          <span className="nft-collection" />
        </div>
      ))}
    </div>
  )
}
