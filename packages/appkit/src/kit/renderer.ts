import type { ReactRenderer } from '@openappkit/appkit-ui'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** React DOM for apps without React. */
export const renderer: ReactRenderer = { createRoot, flushSync }
