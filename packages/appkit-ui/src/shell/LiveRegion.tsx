import type { ReactNode } from 'react'
import { useSnapshot } from '../kit/useSnapshot'
import { useShell } from './ShellContext'

/**
 * The live region through which the whole modal speaks. A dialog has one inside and one next to it, because screen
 * readers skip inert content.
 */
export function LiveRegion({ inDialog = false }: { readonly inDialog?: boolean }): ReactNode {
  const { announcer, isEmbedded } = useShell()
  const { status, alert, lang, inDialog: isDialogOpen } = useSnapshot(announcer.state)
  const isHere = isEmbedded || inDialog === isDialogOpen
  return (
    <>
      <div className="visually-hidden" lang={lang} role="status">
        {isHere && status}
      </div>
      <div className="visually-hidden" lang={lang} role="alert">
        {isHere && alert}
      </div>
    </>
  )
}
