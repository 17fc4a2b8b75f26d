import type { LoadModal } from '@openappkit/appkit-core'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { modalLoader } from '../kit/modalLoader'
import { wantedFeatures } from '../kit/wantedFeatures'

/** Loads the modal, to be drawn by the React DOM that the page has already. */
export const loadModal: LoadModal = /* @__PURE__ */ modalLoader(
  () => ({ createRoot, flushSync }),
  wantedFeatures,
  'react',
)
