import { join } from 'node:path'
import { startMailbox, startTamperingServer } from '@openappkit/testing/node'
import { expect, onTestFinished, test } from 'vitest'
import { buildProgram } from '../../../packages/cloud/test/cluster/buildProgram'
import { freePort } from '../../../packages/cloud/test/cluster/freePort'
import { ServerProcess } from '../../../packages/cloud/test/cluster/ServerProcess'
import { startRedis } from '../../../packages/cloud/test/cluster/startRedis'
import { sharedDatabase } from '../../../packages/cloud/test/server/sharedDatabase'
import { WalletDevice } from '../../../packages/cloud/test/wallet/WalletDevice'
import { APP } from '../../../packages/cloud/test/wallet/WalletStage'
import { walletSecrets } from '../../../packages/cloud/test/wallet/walletSecrets'
import { writeSite } from '../../../packages/cloud/test/wallet/writeSite'
import { openVault, passkey } from './openVault'

const databaseUrl = sharedDatabase()
const NODE = join(import.meta.dirname, '../../../packages/cloud/test/cluster/cloudNode.ts')

async function startNodes() {
  const [mailbox, redis, program, balancer] = await Promise.all([
    startMailbox(),
    startRedis(),
    buildProgram(NODE),
    startTamperingServer(),
  ])
  const ports = [await freePort(), await freePort()] as const
  const shared = {
    port: 0,
    logLevel: 'silent',
    databaseUrl: databaseUrl(),
    redisUrl: redis.url,
    walletOrigin: balancer.url,
    walletSite: await writeSite(),
    wallet: { ...walletSecrets(), smtpUrl: mailbox.smtpUrl },
  }
  const nodes = ports.map(walletPort => new ServerProcess(program.path, { ...shared, walletPort }))
  onTestFinished(async () => {
    await Promise.all(nodes.map(node => node.kill()))
    await Promise.all([balancer.close(), mailbox.close(), redis[Symbol.asyncDispose](), program[Symbol.asyncDispose]()])
  })
  const [one, other] = nodes
  if (!one || !other) throw new Error('No nodes')
  await Promise.all([one.start(), other.start()])
  const use = (port: number): void => void (balancer.target = `http://127.0.0.1:${port}`)
  return { balancer, mailbox, one, other, useOne: () => use(ports[0]), useOther: () => use(ports[1]) }
}

test('14. logs in on one node, signs on the other, and on the first again after a power cut', async () => {
  const { balancer, mailbox, one, other, useOne, useOther } = await startNodes()
  const email = 'ada@example.com'
  useOne()
  const vault = await openVault({ url: balancer.url, now: Date.now })
  await vault.requestCode({ email, origin: APP, projectId: 'local' })
  useOther()
  await vault.verifyCode(await mailbox.nextCode(email))
  await vault.addPassword('quiet-lantern-orbit-42')
  useOne()
  const { account, status } = await vault.addPasskey({ ...passkey(1), label: 'iCloud' })
  expect(status).toBe('ready')
  const address = account?.addresses.find(({ namespace }) => namespace === 'eip155')?.address ?? ''
  const message = { kind: 'message', chainId: 'eip155:1', account: address, message: new Uint8Array(3) } as const
  const signature = await vault.sign(message)
  await one.kill()
  await expect(vault.sign(message)).rejects.toMatchObject({ code: 'embedded/unreachable' })
  useOther()
  expect(await vault.sign(message)).toEqual(signature)
  await one.start()
  await other.kill()
  useOne()
  expect(await vault.sign(message)).toEqual(signature)
  const password = account?.paths.find(({ kind }) => kind === 'password')
  if (!password) throw new Error('No password')
  expect((await vault.testPath(password, { password: 'quiet-lantern-orbit-42' })).status).toBe('ready')
})

test('14. a proof that one node accepted is refused by the other, and a code counts on both', async () => {
  const { balancer, mailbox, useOne, useOther } = await startNodes()
  const email = 'grace@example.com'
  const device = await WalletDevice.create(balancer.url)
  useOne()
  const request = { email, projectId: 'local', origin: APP }
  const sent = await device.post('codes', request)
  expect(sent.status).toBe(200)
  const code = await mailbox.nextCode(email)
  useOther()
  expect(await device.post('codes', request, { proof: device.lastProof })).toMatchObject({
    status: 401,
    field: 'proof_invalid',
  })
  const answer = { codeId: sent.body['codeId'], code }
  const [first, second] = await Promise.all([device.post('codes/verify', answer), device.post('codes/verify', answer)])
  expect([first.status, second.status].filter(status => status === 200)).toHaveLength(1)
  useOne()
  expect((await device.post('codes/verify', answer)).status).not.toBe(200)
})
