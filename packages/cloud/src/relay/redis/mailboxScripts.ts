import { quotaScript } from './quotaScript'

/**
 * Atomic operations on the mailboxes of a topic. All keys of a topic start with `KEYS[1]`, which contains the topic in
 * braces:
 *
 * - `:s` the subscribers: a sorted set of client ids by the end of their subscription
 * - `:b:<client>` the client's waiting messages: a sorted set of message ids by publication time. With an empty client
 * id, the messages that wait for the first subscriber
 * - `:m:<id>` a message: `body` as JSON, `from` its publisher, `until` its expiry, `left` the number of mailboxes that
 * contain it, and its charges: `weight`, `slot`, `accounts`. Without a body, all recipients have acknowledged the
 * message, and the key remains to recognize repetitions
 *
 * `now` is the node's clock and TTLs are durations, so messages don't expire early if Redis's clock is wrong.
 */
const shared: string = `
local base = KEYS[1]
local subscribers = base .. ':s'
local function box(client) return base .. ':b:' .. client end
local function message(id) return base .. ':m:' .. id end

local function atLeast(key, span)
  if redis.call('PTTL', key) < span then redis.call('PEXPIRE', key, span) end
end

${quotaScript}
local function waits(id, now)
  local held = redis.call('HMGET', message(id), 'until', 'body')
  return held[2] and tonumber(held[1]) > now and held[2]
end

local function release(id, remembered)
  local key = message(id)
  if redis.call('HEXISTS', key, 'body') == 0 then return end
  if redis.call('HINCRBY', key, 'left', -1) > 0 then return end
  local paid = redis.call('HMGET', key, 'accounts', 'weight', 'slot')
  if paid[1] then refund(paid[1], tonumber(paid[2]), paid[3]) end
  redis.call('HDEL', key, 'body', 'from', 'accounts', 'weight', 'slot')
  if redis.call('PTTL', key) > remembered then redis.call('PEXPIRE', key, remembered) end
end
`

/**
 * Arguments: now, id, publisher, published at, expires at, TTL, body, prefix of the wake-up channels, maximum messages
 * of a mailbox, weight, then the name, limit, share and reserved bytes of each charged account. Returns 1 if the
 * message is new, 0 if it is a repetition, -1 if a mailbox or an account has no room.
 */
export const publishScript: string = `${shared}
local now, id, publisher, publishedAt, span, body = tonumber(ARGV[1]), ARGV[2], ARGV[3], ARGV[4], tonumber(ARGV[6]), ARGV[7]
local key = message(id)
local known = redis.call('HGET', key, 'until')
if known and tonumber(known) > now then return 0 end
if span <= 0 then return 1 end

local recipients = {}
for _, client in ipairs(redis.call('ZRANGEBYSCORE', subscribers, '(' .. ARGV[1], '+inf')) do
  if client ~= publisher then recipients[#recipients + 1] = client end
end
local boxes = #recipients > 0 and recipients or { '' }
for _, client in ipairs(boxes) do
  if redis.call('ZCARD', box(client)) >= tonumber(ARGV[9]) then
    local gone = 0
    for _, old in ipairs(redis.call('ZRANGE', box(client), 0, 99)) do
      if not waits(old, now) then gone = gone + redis.call('ZREM', box(client), old) end
    end
    if gone == 0 then return -1 end
  end
end
local weight, ended = tonumber(ARGV[10]), {}
if not hasRoom(weight, 11, now, ended) then
  forget(ended)
  return -1
end
local slot, names = slotOf(tonumber(ARGV[5]), now), {}
for at = 11, #ARGV, 4 do names[#names + 1] = ARGV[at] end
redis.call('HSET', key, 'body', body, 'from', publisher, 'until', ARGV[5], 'left', #boxes, 'weight', weight, 'slot', slot, 'accounts', table.concat(names, '\\n'))
forget(ended)
charge(weight, slot, 11, now)
redis.call('PEXPIRE', key, span)
for _, client in ipairs(boxes) do
  redis.call('ZADD', box(client), publishedAt, id)
  atLeast(box(client), span)
end
for _, client in ipairs(recipients) do
  redis.call('PUBLISH', ARGV[8] .. string.sub(redis.sha1hex(client), 1, 4), client .. '\\n' .. body)
end
return 1
`

/**
 * Arguments: now, client, TTL of a subscription, whether it must exist already. Returns 1 if the subscription is new, 0
 * if it existed, -1 if it must exist but doesn't.
 */
export const subscribeScript: string = `${shared}
local now, client, span = tonumber(ARGV[1]), ARGV[2], tonumber(ARGV[3])
local ends = string.format('%.0f', now + span)
local added = 0
if not redis.call('ZSCORE', subscribers, client) then
  if ARGV[4] == '1' then return -1 end
  -- A Redis without room refuses a script whose first write takes some. A subscription that is there is renewed all the same.
  added = redis.call('ZADD', subscribers, ends, client)
end
redis.call('ZREMRANGEBYSCORE', subscribers, '-inf', ARGV[1])
redis.call('ZADD', subscribers, ends, client)
redis.call('PEXPIRE', subscribers, span)

local unclaimed = redis.call('ZRANGE', box(''), 0, -1, 'WITHSCORES')
local life = redis.call('PTTL', box(''))
for at = 1, #unclaimed, 2 do
  local id = unclaimed[at]
  local from = redis.call('HGET', message(id), 'from')
  if from ~= client then redis.call('ZREM', box(''), id) end
  if from and from ~= client then
    redis.call('ZADD', box(client), unclaimed[at + 1], id)
    atLeast(box(client), life)
  end
end
return added
`

/** Arguments: client, TTL of the key of a delivered message. Returns the number of subscriptions that ended. */
export const unsubscribeScript: string = `${shared}
local client = ARGV[1]
local ended = redis.call('ZREM', subscribers, client)
for _, id in ipairs(redis.call('ZRANGE', box(client), 0, -1)) do release(id, tonumber(ARGV[2])) end
redis.call('DEL', box(client))
return ended
`

/**
 * Arguments: now, client, maximum number of messages. Returns the bodies of waiting messages, oldest first. Returns
 * none without a subscription.
 */
export const pendingScript: string = `${shared}
local now, client, limit = tonumber(ARGV[1]), ARGV[2], tonumber(ARGV[3])
local ends = redis.call('ZSCORE', subscribers, client)
if not ends or tonumber(ends) <= now then return {} end

local found, passed = {}, 0
while #found < limit do
  local ids = redis.call('ZRANGE', box(client), passed, passed + limit - #found - 1)
  if #ids == 0 then break end
  for _, id in ipairs(ids) do
    local body = waits(id, now)
    if body then
      found[#found + 1] = body
      passed = passed + 1
    else
      redis.call('ZREM', box(client), id)
    end
  end
end
return found
`

/** Arguments: client, TTL of the key of a delivered message, message ids. */
export const acknowledgeScript: string = `${shared}
for at = 3, #ARGV do
  if redis.call('ZREM', box(ARGV[1]), ARGV[at]) == 1 then release(ARGV[at], tonumber(ARGV[2])) end
end
`
