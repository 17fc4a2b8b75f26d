import type { ModalKit } from '@openappkit/appkit-core/modal'

/** Closes the modal after `decided`, unless it shows another view by then or was closed before. */
export async function closeAfter({ modal, router }: ModalKit, decided: Promise<unknown>): Promise<void> {
  const { view } = router.current
  let isClosed = false
  const stop = modal.onClose(() => {
    isClosed = true
  })
  // A failed check shows no view and reports its own error.
  await decided.catch(() => {})
  stop()
  if (!isClosed && router.current.view === view) modal.close()
}
