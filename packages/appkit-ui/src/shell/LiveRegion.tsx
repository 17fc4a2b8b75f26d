import type { ReactNode } from 'react'
import { useSnapshot } from '../kit/useSnapshot'
import { useShell } from './ShellContext'

/** Where outcomes are said aloud. One stands in the dialog and one beside it, since only what isn't inert is heard. */
export function LiveRegion({ inDialog = false }: { readonly inDialog?: boolean }): ReactNode {
  const { text, urgent, inDialog: isDialogOpen } = useSnapshot(useShell().announcer.state)
  const here = inDialog === isDialogOpen ? text : ''
  return (
    <>
      <div className="visually-hidden" role="status">
        {urgent ? '' : here}
      </div>
      <div className="visually-hidden" role="alert">
        {urgent ? here : ''}
      </div>
    </>
  )
}
