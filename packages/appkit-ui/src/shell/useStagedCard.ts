import { useEffect, useState } from 'react'
import { useKit } from '../kit/useKit'
import { useSelection } from '../kit/useSelection'
import { useSnapshot } from '../kit/useSnapshot'
import { whenIdle } from './whenIdle'

/** The card of one visit: whether it is in the dialog, and which visit it is for. */
export interface StagedCard {
  readonly open: boolean
  readonly isRendered: boolean
  /** Another visit is another card. */
  readonly visit: number
}

/**
 * Whether the modal is open, and the card with it. While nobody is connected, and the page has nothing else to do, the card is rendered
 * ahead into the closed dialog: a click then only has to show it. A visit that begins with any other view gets a card of its own.
 */
export function useStagedCard(): StagedCard {
  const kit = useKit()
  const { open } = useSnapshot(kit.modal.state, { sync: true })
  const isNobody = useSelection(kit.chains.state, ({ namespaces }) =>
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
    if (open || !isNobody) return
    return whenIdle(kit.environment, () => setStaged(last => (last.open ? last : { ...last, isReady: true })))
  }, [kit, open, isNobody])
  return { open, visit: card.visit, isRendered: open || (card.isReady && isNobody) }
}
