import { mountModal } from '@openappkit/appkit-ui'
import { startFeatures } from '@openappkit/appkit-ui/features'
import { describeFeature } from '@openappkit/test-kit/contract'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'
import { servePay } from '../../test/servePay'
import { PayTexts } from './PayTexts'
import { pay } from './pay'

beforeEach(() => void servePay())
afterEach(() => void vi.unstubAllGlobals())

describeFeature({
  feature: pay,
  mount(kit, features) {
    startFeatures(kit, features)
    return mountModal(kit, { renderer: { createRoot, flushSync } })
  },
  catalogs: [PayTexts],
  on: { cloud: 'https://cloud.example', features: { pay: true } },
  off: { features: { pay: false } },
})
