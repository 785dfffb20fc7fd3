#!/bin/sh
# unpack-redis.sh FOLDER: unpacks Debian's redis-server or valkey-server (7 or later) and the shared libraries this
# machine lacks into FOLDER/root, with a package state of its own: needs no root and installs nothing.
set -eu
folder=$1
state="$folder/apt"
draft="$folder/root.$$"
command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null || exit 3
umask 022
mkdir -p "$state/lists/partial" "$state/archives/partial"
apt() {
  program=$1
  shift
  "$program" -o Dir::State="$state" -o Dir::State::lists="$state/lists" -o Dir::State::status=/var/lib/dpkg/status \
    -o Dir::State::extended_states="$state/extended" -o Dir::Cache="$state" -o Dir::Cache::archives="$state/archives" \
    -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache= -o Dir::Log="$state" -o Acquire::Languages=none \
    -o Acquire::Retries=3 -o Debug::NoLocking=1 -o APT::Sandbox::User= -o APT::Install-Recommends=0 \
    -o DPkg::Post-Invoke-Success::= -o APT::Update::Post-Invoke-Success::= "$@"
}
# One broken third-party source must not stop us.
apt apt-get -qq update || true
package=
for candidate in redis-server valkey-server; do
  major=$(apt apt-cache policy "$candidate" | sed -n 's/^ *Candidate: *\([0-9]*:\)\{0,1\}\([0-9]*\).*/\2/p')
  if [ "${major:-0}" -ge 7 ]; then
    package=$candidate
    break
  fi
done
[ -n "$package" ] || exit 4
# The server is a link into the tools. Reinstall: either may be installed and out of reach.
apt apt-get -qq -y --download-only --reinstall install "$package" "${package%-server}-tools" >/dev/null
mkdir -p "$draft"
for archive in "$state"/archives/*.deb; do dpkg-deb -x "$archive" "$draft"; done
rm -rf "$folder/root" "$state"
mv "$draft" "$folder/root"
