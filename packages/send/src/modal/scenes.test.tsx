import { describeScenes } from '@openappkit/test-kit/scenes'
import { sendScenes } from '../../test/sendScenes'

describeScenes('Sending', sendScenes, {
  uncut: '.send-panel, .send-facts, .send-request, .send-notice, .send-look-alike, .button',
})
