import { describeScenes } from '@openappkit/test-kit/scenes'
import { exchangeScenes } from '../../../test/exchangeScenes'

describeScenes('Deposits from exchanges', exchangeScenes, {
  // Prices and exchanges arrive while the focus moves.
  extraPresses: 8,
  uncut: '.exchange-panel, .exchange-facts, .exchange-choice, .notice, .button, .pay-status, .pay-send',
})
