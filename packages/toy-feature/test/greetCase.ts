import { mountModal } from '@openappkit/appkit-ui'
import { type Feature, startFeatures } from '@openappkit/appkit-ui/features'
import type { FeatureCase } from '@openappkit/test-kit/contract'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { GreetCatalog } from '../src/GreetCatalog'
import { greet } from '../src/greet'

/** The feature as mounted by the contract and by its own tests. */
export const greetCase: FeatureCase<Feature> = {
  feature: greet,
  mount(kit, features) {
    startFeatures(kit, features)
    return mountModal(kit, { renderer: { createRoot, flushSync } })
  },
  catalogs: [GreetCatalog],
  off: { features: { greet: false } },
}
