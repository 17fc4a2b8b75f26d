import type { AppKitOptions } from '@openappkit/appkit-core'
import type { MountOptions } from '@openappkit/appkit-ui'

/** Loads what reads a host's theme variables, where it has any, in the same wave as the modal. */
export const loadHostTheme = ({
  themeVariables,
}: AppKitOptions): Promise<Pick<MountOptions, 'createHostTheme'>> | undefined =>
  themeVariables && import('@openappkit/appkit-ui/theme')
