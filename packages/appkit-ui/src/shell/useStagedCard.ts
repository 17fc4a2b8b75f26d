import { useEffect, useState } from 'react'
import { useKit } from '../kit/useKit'
import { useSelection } from '../kit/useSelection'
import { useSnapshot } from '../kit/useSnapshot'
import { whenIdle } from './whenIdle'

/** Whether the card is in the dialog, and the visit it belongs to. */
export interface StagedCard {
  readonly open: boolean
  readonly isRendered: boolean
  /** Key of the card. A new number renders a new card. */
  readonly visit: number
}

/**
 * Returns whether the modal is open and whether its card is rendered. While disconnected and idle, the card renders
 * ahead into the closed dialog, so a click only has to show it. A visit that starts with another view gets a new card.
 */
export function useStagedCard(): StagedCard {
  const kit = useKit()
  const { open } = useSnapshot(kit.modal.state, { sync: true })
  const isDisconnected = useSelection(kit.chains.state, ({ namespaces }) =>
    Object.values(namespaces).every(({ address }) => address === undefined),
  )
  const [staged, setStaged] = useState({ open, visit: 0, isReady: false })
  let card = staged
  if (staged.open !== open) {
    const { view, params } = kit.router.current
    const isOfUse = open && view === 'Connect' && params === undefined
    card = { open, visit: staged.visit + (isOfUse ? 0 : 1), isReady: false }
    setStaged(card)
  }
  useEffect(() => {
    if (open || !isDisconnected) return
    return whenIdle(kit.environment, () => setStaged(last => (last.open ? last : { ...last, isReady: true })))
  }, [kit, open, isDisconnected])
  return { open, visit: card.visit, isRendered: open || (card.isReady && isDisconnected) }
}
