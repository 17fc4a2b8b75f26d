import type { RpcSettings } from './RpcSettings'

/**
 * Returns the project id for backend requests: the app's, or the built-in one of a self-hosted backend. Returns
 * undefined without a backend.
 */
export function cloudProjectId({ projectId, cloud }: Pick<RpcSettings, 'projectId' | 'cloud'>): string | undefined {
  return projectId || (cloud ? 'local' : undefined)
}
