import { describeScenes } from '@openappkit/test-kit/scenes'
import { swapScenes } from '../../test/swapScenes'

describeScenes('Swapping', swapScenes, {
  // The list adds rows while the focus moves.
  extraPresses: 20,
  uncut: '.swap-panel, .swap-facts, .swap-details, .swap-choices, .notice, .button, .swap-checked, .swap-note',
})
