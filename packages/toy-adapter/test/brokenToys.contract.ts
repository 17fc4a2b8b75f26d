import { describeAdapter } from '@openappkit/testing/contract'
import { brokenChanges } from './broken/brokenChanges'
import { brokenConnections } from './broken/brokenConnections'
import { brokenTransfers } from './broken/brokenTransfers'
import { toyScene } from './toyScene'

// Not a test itself: `describeAdapter.test.ts` runs it and expects it to fail.
describeAdapter('sound toy', () => toyScene())
for (const { defect, changes } of [...brokenConnections, ...brokenChanges, ...brokenTransfers])
  describeAdapter(defect, () => toyScene(changes))
