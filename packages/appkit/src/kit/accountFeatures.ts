import { activity } from '@openappkit/activity/feature'
import type { Feature } from '@openappkit/appkit-ui/features'
import { send } from '@openappkit/send/feature'

// The types that hosts need for what each feature declares. The entry points pass all of this file's names on, which is why the list has none.
export type { ActivityEventProperties } from '@openappkit/activity/feature'
export type { SendArguments } from '@openappkit/send/feature'

const accountFeatures: readonly Feature[] = [send, activity]

/** The features that come with an account: the default set, apart from signing in, which takes part in connecting. */
export default accountFeatures
