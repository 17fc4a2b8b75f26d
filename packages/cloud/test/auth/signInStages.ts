import { onTestFinished } from 'vitest'
import type { CloudOptions } from '../../src/server/CloudOptions'
import { startTestCloud, type TestCloud } from '../server/startTestCloud'
import { SignInPage, type SignInPageOptions } from './SignInPage'

/** Secret of the servers that {@link signInStages} starts. */
export const SECRET = 'a secret of the operator, long enough'

/** Origin of the app. */
export const ORIGIN = 'https://app.example'

/** A server with a project, and an app of that project. */
export interface SignInStage {
  readonly cloud: TestCloud
  readonly projectId: string
  readonly page: SignInPage
  /** Opens an app of the project in another browser. */
  open(options?: SignInPageOptions): SignInPage
}

/** Returns a function that starts a stage. The stage closes with its test. */
export function signInStages(
  databaseUrl: () => string,
): (options?: SignInPageOptions, cloudOptions?: CloudOptions) => Promise<SignInStage> {
  return async (options = {}, cloudOptions = {}) => {
    const cloud = await startTestCloud({ databaseUrl: databaseUrl(), authSecret: SECRET, ...cloudOptions })
    onTestFinished(() => cloud.close())
    const { id: projectId } = await cloud.projects.create({
      name: 'App',
      allowedOrigins: [ORIGIN, 'https://two.example'],
    })
    const open = (more: SignInPageOptions = {}): SignInPage =>
      new SignInPage(cloud.url, { origin: ORIGIN, projectId, ...options, ...more })
    return { cloud, projectId, open, page: open() }
  }
}
