import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { buildProgram } from '../../test/cluster/buildProgram'
import { ServerProcess } from '../../test/cluster/ServerProcess'
import { send } from '../../test/indexer/LogContract'
import { catchUp, indexerStage } from '../../test/indexer/stage'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { IndexStore } from './IndexStore'

const databaseUrl = sharedDatabase()
const NODE_PROGRAM = join(import.meta.dirname, '../../test/cluster/cloudNode.ts')
const KILLS = 4
/** A number that nothing else in the database locks. */
const GATE = 4711

test('a server killed while it writes blocks loses and repeats nothing', async () => {
  const stage = await indexerStage(databaseUrl(), { chainId: 921 })
  const { chain, chainId, database } = stage
  const [, two] = chain.accounts.map(({ address }) => address)
  if (!two) throw new Error('The chain has too few accounts')
  const store = new IndexStore(database)
  const gate = new Client(databaseUrl())
  await gate.connect()
  await gate.query(`create function wait_at_gate() returns trigger language plpgsql
    as 'begin perform pg_advisory_xact_lock_shared(${GATE}); return new; end'`)
  await gate.query('create trigger gate before insert on indexed_transfers execute function wait_at_gate()')
  await using program = await buildProgram(NODE_PROGRAM)
  const chains = { chains: { [chainId]: { upstreams: [chain.url], index: { fromBlock: 0 } } } }
  const settings = { port: 0, databaseUrl: databaseUrl(), logLevel: 'error', chains }
  await using server = new ServerProcess(program.path, settings)

  for (let round = 0; round < KILLS; round += 1) {
    // Alternates between newer and older blocks. Without newer blocks, the server continues before the indexed ones.
    const isNewer = round % 2 === 0
    for (let value = 1n; isNewer && value <= 4n; value += 1n) await send(chain, { to: two, value })
    await gate.query(`select pg_advisory_lock(${GATE})`)
    await server.start()
    await expect.poll(() => isWriting(gate), { timeout: 20_000, interval: 20 }).toBe(true)
    const before = await store.position(chainId)
    await server.kill()
    await gate.query(`select pg_advisory_unlock(${GATE})`)
    await expect.poll(() => isWriting(gate), { timeout: 20_000, interval: 20 }).toBe(false)
    expect(await store.position(chainId)).toEqual(before)
    // Expires the claim, so the next server doesn't have to wait.
    await gate.query('update indexed_chains set held_until = now()')
    if (isNewer) await catchUp(stage.indexer({ fromBlock: 'latest' }))
  }

  await catchUp(stage.indexer())
  const rows = await stage.rows()
  expect(rows).toEqual(await stage.rowsFromScratch())
  expect(rows).toMatchObject({ nextBlock: Number(await chain.client.getBlockNumber()) + 1 })
  await gate.end()
}, 120_000)

/** Returns whether a client is within a transaction at the gate. */
async function isWriting(gate: Client): Promise<boolean> {
  const { rows } = await gate.query(
    `select 1 from pg_stat_activity where state = 'active' and query like 'insert into "indexed_transfers"%'`,
  )
  return rows.length > 0
}
