import type { Logger } from 'pino'
import type { OnrampFile, SandboxSettings } from '../OnrampFile'
import type { OnrampProvider } from '../OnrampProvider'

export interface ProviderDependencies {
  readonly logger: Pick<Logger, 'warn' | 'error'>
  readonly now: () => number
  readonly sandbox: (settings: SandboxSettings, id: string) => OnrampProvider
}

export function createProviders(
  { providers }: OnrampFile,
  { sandbox }: ProviderDependencies,
): readonly OnrampProvider[] {
  return providers.map(settings => sandbox(settings, settings.id ?? settings.kind))
}
