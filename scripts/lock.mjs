// npm leaves out of the lock file the optional packages it could not look up: those of other platforms, when a
// mirror does not carry them. `npm ci` then refuses the lock file, everywhere. This writes the missing entries:
// name and version from the package that wants them, platform from the name.
import { readFileSync, writeFileSync } from 'node:fs'

const systems = /\b(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)\b/
const processors = /\b(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)\b/

/** Completes the lock file and returns the names of the packages it added. */
export function completeLock(file) {
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const added = []
  for (const [path, entry] of Object.entries(lock.packages))
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (findable(lock.packages, path, name) || !/^\d/.test(version)) continue
      const platform = platformOf(name)
      if (!platform) continue
      lock.packages[placeBeside(path, name)] = inOrder({
        version,
        dev: entry.dev,
        optional: true,
        ...platform,
      })
      added.push(name)
    }
  if (added.length > 0) {
    lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => order(a, b)))
    writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  }
  return added
}

function findable(packages, path, name) {
  for (let place = path; place; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/'))))
    if (packages[`${place}/node_modules/${name}`]) return true
  return `node_modules/${name}` in packages
}

/** In the same node_modules folder as the package that wants it. */
function placeBeside(path, name) {
  return `${path.slice(0, path.lastIndexOf('node_modules/'))}node_modules/${name}`
}

function platformOf(name) {
  const cpu = processors.exec(name)?.[1]
  const os = systems.exec(name)?.[1]
  const libc = /\bmusl/.test(name) ? 'musl' : /\bgnu/.test(name) ? 'glibc' : undefined
  if (!cpu) return undefined
  return { cpu: [cpu], os: os && [os], libc: os === 'linux' && libc ? [libc] : undefined }
}

/** npm's own order of keys: version first, the others by name. */
function inOrder({ version, ...others }) {
  return { version, ...Object.fromEntries(Object.entries(others).sort(([a], [b]) => order(a, b))) }
}

function order(a, b) {
  return a.localeCompare(b, 'en')
}
