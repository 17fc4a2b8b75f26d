import type { AppKitOptions } from '@openappkit/appkit-core'

/** Those options that may change while the kit lives. All others are read once. */
export type ChangeableOptions = Partial<
  Pick<AppKitOptions, 'features' | 'privacyPolicyUrl' | 'termsConditionsUrl' | 'themeMode' | 'themeVariables'>
>
