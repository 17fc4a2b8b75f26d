import type { ReactRenderer } from '@openappkit/appkit-ui'

/** Loads React DOM together with the modal, for apps without React. */
export async function loadRenderer(): Promise<ReactRenderer> {
  const [{ createRoot }, { flushSync }] = await Promise.all([import('react-dom/client'), import('react-dom')])
  return { createRoot, flushSync }
}
