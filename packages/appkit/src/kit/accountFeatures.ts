import { activity } from '@openappkit/activity/feature'
import type { Feature } from '@openappkit/appkit-ui/features'
import { send } from '@openappkit/send/feature'

/** The features that come with an account: the default set, apart from signing in, which takes part in connecting. */
export const accountFeatures: readonly Feature[] = [send, activity]
