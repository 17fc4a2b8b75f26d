import type { ProjectConfig, RemoteFeature } from '@openappkit/contract'
import { type Decoder, listOf, objectOf, text, truth } from '../storage/decode'

const names: Decoder<string[]> = /* @__PURE__ */ listOf(text(200))

/** Decodes a feature. `config: null` means that the project doesn't manage it; an entry without `config` is dropped. */
const remoteFeature: Decoder<RemoteFeature> = value => {
  const feature = objectOf({ id: text(100) }, { isEnabled: truth, config: names })(value)
  if (!feature) return undefined
  const isUnmanaged = (value as { readonly config?: unknown }).config === null
  const config = isUnmanaged ? null : feature.config
  return config === undefined ? undefined : { id: feature.id, isEnabled: feature.isEnabled === true, config }
}

/** Decodes the project's settings. */
export const projectConfig: Decoder<ProjectConfig> = /* @__PURE__ */ objectOf({ features: listOf(remoteFeature) }, {})
