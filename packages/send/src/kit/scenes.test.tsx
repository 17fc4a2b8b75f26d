import { describeScenes } from '@openappkit/feature-tests/scenes'
import { sendScenes } from '../../test/sendScenes'

describeScenes('Sending', sendScenes, { uncut: '.send-panel, .send-facts, .send-request, .button' })
