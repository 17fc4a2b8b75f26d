import type { AppKitDependencies } from '@openappkit/appkit-core'
import type { ReactRenderer } from '@openappkit/appkit-ui'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { loadFallback } from '../kit/loadFallback'
import { loadHostTheme } from '../kit/loadHostTheme'

/** The app's own React DOM. */
export const reactRenderer: ReactRenderer = { createRoot, flushSync }

/** Loaders for a kit in a React app. The modal renders with the app's own React DOM. */
export const reactDependencies: AppKitDependencies = {
  loadModal: options =>
    Promise.all([import('../kit/modalWithFeatures'), loadHostTheme(options)]).then(([module, theme]) =>
      module.modalWithFeatures(options, { renderer: reactRenderer, ...theme }, 'react'),
    ),
  loadFallback,
}
