import { describeScreens } from '../../test/approval/describeScreens'
import { popupScenes } from '../../test/approval/popupScenes'

describeScreens(popupScenes)
