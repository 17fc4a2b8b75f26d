import { mountModal } from '@openappkit/appkit-ui'
import { startFeatures } from '@openappkit/appkit-ui/features'
import { describeFeature } from '@openappkit/test-kit/contract'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'
import { serveOnramp } from '../../test/serveOnramp'
import { OnrampTexts } from './OnrampTexts'
import { onramp } from './onramp'

beforeEach(() => void serveOnramp())
afterEach(() => void vi.unstubAllGlobals())

describeFeature({
  feature: onramp,
  mount(kit, features) {
    startFeatures(kit, features)
    return mountModal(kit, { renderer: { createRoot, flushSync } })
  },
  catalogs: [OnrampTexts],
  on: { cloud: 'https://cloud.example' },
  off: { features: { onramp: false } },
})
