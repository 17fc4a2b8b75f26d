import { activity } from '@openappkit/activity/feature'
import type { Feature } from '@openappkit/appkit-ui/features'
import { send } from '@openappkit/send/feature'

// Types for the declarations of each feature. The entry points re-export every name of this file, so it exports the
// list as its default.
export type { ActivityEventProperties } from '@openappkit/activity/feature'
export type { SendArguments } from '@openappkit/send/feature'

const accountFeatures: readonly Feature[] = [send, activity]

/** Default features of a connected account. Sign-in isn't one of them, because it is part of connecting. */
export default accountFeatures
