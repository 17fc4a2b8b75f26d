import type { ReactRenderer } from '@openappkit/appkit-ui'

/** React DOM for pages that don't have it: fetched together with the modal. */
export async function loadRenderer(): Promise<ReactRenderer> {
  const [{ createRoot }, { flushSync }] = await Promise.all([import('react-dom/client'), import('react-dom')])
  return { createRoot, flushSync }
}
