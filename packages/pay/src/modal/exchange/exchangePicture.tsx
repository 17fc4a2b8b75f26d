import { Icon, IconTile } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import { landmark } from './landmark'

/** Picture of the messages about exchanges. */
export const exchangePicture: ReactNode = <IconTile icon={<Icon {...landmark} />} size="large" />
