import type { AppKitOptions } from '@openappkit/appkit-core'
import type { MountOptions } from '@openappkit/appkit-ui'

/** Loads the code for theme variables together with the modal, if the app sets any. */
export const loadHostTheme = ({
  themeVariables,
}: AppKitOptions): Promise<Pick<MountOptions, 'createHostTheme'>> | undefined =>
  themeVariables && import('@openappkit/appkit-ui/theme')
