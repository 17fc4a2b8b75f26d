import { approvalScenes } from '../../test/approval/approvalScenes'
import { describeScreens } from '../../test/approval/describeScreens'

describeScreens(approvalScenes)
