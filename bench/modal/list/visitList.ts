import type { Browser } from 'playwright'
import { clickedAt, clickLikeAPerson } from '../clickLikeAPerson.ts'
import { type OpenPage, openPage } from '../openPage.ts'
import type { Peer } from '../Peer.ts'
import type { Profile } from '../Profile.ts'
import { reasonOf } from '../reasonOf.ts'
import { waitForMark } from '../waitForMark.ts'
import { withDeadline } from '../withDeadline.ts'
import { countNodes } from './countNodes.ts'
import type { ListVisit } from './ListResults.ts'
import type { LongList } from './LongList.ts'
import { scrollToLast } from './scrollToLast.ts'

/** Time limit of a visit, in milliseconds. */
const DEADLINE = 240_000

/** Opens a list as users do and scrolls to its end. Reports failures in the result. */
export async function visitList(
  browser: Browser,
  peer: Peer,
  list: LongList,
  profile: Profile,
  url: string,
): Promise<ListVisit> {
  const open = await openPage(browser, peer, profile)
  const visit: ListVisit = {}
  const address = new URL(url)
  address.searchParams.set('project', list.project)
  try {
    await withDeadline(walkThrough(open, peer, list, address.href, visit), DEADLINE, open.close)
  } catch (error) {
    visit.failure = reasonOf(error)
  } finally {
    await open.close()
  }
  return visit
}

async function walkThrough(
  open: OpenPage,
  peer: Peer,
  list: LongList,
  address: string,
  visit: ListVisit,
): Promise<void> {
  const { page } = open
  await page.goto(address)
  await waitForMark(page, 'button', 'settled')
  await open.quiet()
  const way = list.way.map(step => (step === 'row' && peer.row ? peer.row : peer.button))
  for (const [index, step] of way.entries()) {
    await clickLikeAPerson(page, step, { name: 'next', target: way[index + 1] ?? list.open })
    await waitForMark(page, 'next', 'settled')
    await open.quiet()
  }
  await clickLikeAPerson(page, list.open, { name: 'item', target: list.item })
  visit.firstItem = (await waitForMark(page, 'item', 'settled')).shown - (await clickedAt(page))
  await open.quiet()
  Object.assign(visit, await scrollToLast(open, list))
  visit.nodes = await page.evaluate(countNodes, list.modal)
}
