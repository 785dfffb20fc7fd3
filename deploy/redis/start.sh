#!/bin/sh
# Starts Redis with a user for each process. npm run generate writes this file from
# server/database/redis-users.ts. The passwords are random hexadecimal texts in the environment; Redis reads
# them from its standard input, so that no command line shows them. Arguments are further settings of Redis.
set -eu
exec redis-server "$@" - <<END
user default reset off ~* &* +@all
user infinitum reset on >${REDIS_PASSWORD} ~* &* +@all
user infinitum_api reset on >${API_REDIS_PASSWORD} ~sign-in:* ~passkey:* ~company-sign-in:* ~sso-domain:* ~password-reset:* ~invitation:* ~association:* ~connection-code:* ~shared-link:* ~tag-sheet:* ~report-question:* ~sandbox:* ~change-password:* ~email-change:* ~api-key:* ~organisation:* ~anonymous:* ~webhook-test:* ~tag-test:* ~session:* ~stamp:* ~passkey-challenge:* ~sso:* ~security-events:* ~monitoring:* ~live:* ~hourly:* ~events:{*} ~received:{*} %R~commit-lag:{*} %R~queue-partitions %R~split-customers %R~edge-servers %R~player-errors:* %R~workers &live:* &live-changed:* +ping +info +select +readonly +cluster|slots +cluster|info +eval +evalsha +xlen +xadd +hincrby +wait +get +set +getdel +incr +expire +pexpire +hget +hmget +hgetall +hset +zadd +zrem +zcard +zcount +zrange +zrangebyscore +zremrangebyscore +xrange +xinfo|stream +memory|usage +time +eval_ro +multi +exec +publish +subscribe +unsubscribe
user infinitum_edge reset on >${EDGE_REDIS_PASSWORD} ~events:{*} ~received:{*} ~edge-servers ~player-errors:* %R~queue-partitions %R~split-customers %W~api-key:last-used +ping +info +select +readonly +cluster|slots +cluster|info +eval +evalsha +xlen +xadd +hincrby +wait +get +hgetall +hset +hdel +expire
user infinitum_worker reset on >${WORKER_REDIS_PASSWORD} ~events:{*} ~received:{*} ~received-taken:{*} ~epoch:{*} ~commit-lag:{*} ~split-customers ~workers %R~queue-partitions &live-changed:* +ping +info +select +readonly +cluster|slots +cluster|info +get +set +exists +del +rename +hget +hgetall +hkeys +hset +hincrby +zadd +zrem +zremrangebyscore +xlen +xrange +xtrim +eval +multi +exec +wait +publish
user infinitum_commands reset on >${COMMANDS_REDIS_PASSWORD} ~events:{*} ~received:{*} ~queue-partitions ~split-customers ~stamp:* +ping +info +select +readonly +cluster|slots +cluster|info +eval +evalsha +xlen +xadd +hincrby +wait +get +set +incr +hgetall +hkeys +hset
masteruser infinitum
masterauth ${REDIS_PASSWORD}
END
