import { mountModal } from '@openappkit/appkit-ui'
import { startFeatures } from '@openappkit/appkit-ui/features'
import { describeFeature } from '@openappkit/test-kit/contract'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'
import { serveSwaps } from '../../test/serveSwaps'
import { SwapCatalog } from './SwapCatalog'
import { SwapReviewCatalog } from './SwapReviewCatalog'
import { swaps } from './swaps'

beforeEach(() => void serveSwaps())
afterEach(() => void vi.unstubAllGlobals())

describeFeature({
  feature: swaps,
  mount(kit, features) {
    startFeatures(kit, features)
    return mountModal(kit, { renderer: { createRoot, flushSync } })
  },
  catalogs: [SwapCatalog, SwapReviewCatalog],
  on: { cloud: 'https://cloud.example' },
  off: { features: { swaps: false } },
})
