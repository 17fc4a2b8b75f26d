import type { ReactNode } from 'react'
import { useSnapshot } from '../kit/useSnapshot'
import { useShell } from './ShellContext'

/**
 * The live region through which the whole modal speaks. A dialog has one inside and one next to it, because screen
 * readers skip inert content.
 */
export function LiveRegion({ inDialog = false }: { readonly inDialog?: boolean }): ReactNode {
  const { announcer, isEmbedded } = useShell()
  const { text, lang, urgent, inDialog: isDialogOpen } = useSnapshot(announcer.state)
  const here = isEmbedded || inDialog === isDialogOpen ? text : ''
  return (
    <>
      <div className="visually-hidden" lang={lang} role="status">
        {urgent ? '' : here}
      </div>
      <div className="visually-hidden" lang={lang} role="alert">
        {urgent ? here : ''}
      </div>
    </>
  )
}
