import type { ReactNode } from 'react'
import { useSnapshot } from '../kit/useSnapshot'
import { useShell } from './ShellContext'

/** Announces outcomes. One region is in the dialog and one next to it, because screen readers skip inert content. */
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
