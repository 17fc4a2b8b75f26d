import { describeScreens } from '../../test/approval/describeScreens'
import { recoveryScenes } from '../../test/recovery/recoveryScenes'

describeScreens(recoveryScenes)
