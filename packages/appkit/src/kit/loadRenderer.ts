import type { ReactRenderer } from '@openappkit/appkit-ui'

/**
 * Loads React DOM together with the modal, for apps without React. `renderer` imports it statically: React DOM is
 * CommonJS, and a dynamic import of CommonJS has no named exports in apps that esbuild splits, such as those on the
 * development server of Vite 7.
 */
export async function loadRenderer(): Promise<ReactRenderer> {
  const { renderer } = await import('./renderer')
  return renderer
}
