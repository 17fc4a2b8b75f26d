import type { CDPSession, Frame } from '@playwright/test'

/** Returns the id of the context in which a frame's scripts run, for commands of DevTools. */
export async function contextOf(session: CDPSession, frame: Frame): Promise<number> {
  const contexts = new Map<string, number>()
  session.on('Runtime.executionContextCreated', ({ context: { auxData, id } }) => {
    const { frameId, isDefault }: Readonly<Record<string, unknown>> = auxData ?? {}
    if (isDefault === true && typeof frameId === 'string') contexts.set(frameId, id)
  })
  // It reports all contexts that exist, and then answers.
  await session.send('Runtime.enable')
  await session.send('Runtime.disable')
  const { frameTree } = await session.send('Page.getFrameTree')
  const frames = [frameTree.frame, ...(frameTree.childFrames ?? []).map(child => child.frame)]
  const id = contexts.get(frames.find(({ url }) => url === frame.url())?.id ?? '')
  if (id === undefined) throw new Error(`No scripts run in ${frame.url()}.`)
  return id
}
