import { appendFileSync } from 'node:fs'
import net from 'node:net'

/**
 * Loaded into every Node of a command line with `--import`: refuses connections to all hosts but this machine and those
 * that `ALLOWED_HOSTS` names, separated by commas, and appends the others to the file `REFUSED_HOSTS`.
 */

const { ALLOWED_HOSTS = '', REFUSED_HOSTS = '' } = process.env
const allowed = new Set(['localhost', '127.0.0.1', '::1', ...ALLOWED_HOSTS.split(',')])
const { connect } = net.Socket.prototype

/** The host of a call of `connect`, whose arguments are a port and a host, options, or a list of these. */
function hostOf([first, second]) {
  if (Array.isArray(first)) return hostOf(first)
  if (typeof first === 'object') return first.path === undefined ? first.host : undefined
  return typeof second === 'string' ? second : undefined
}

net.Socket.prototype.connect = function (...args) {
  const host = hostOf(args) ?? 'localhost'
  if (allowed.has(host)) return connect.apply(this, args)
  appendFileSync(REFUSED_HOSTS, `${host}\n`)
  process.nextTick(() => this.destroy(new Error(`No connection to ${host} is allowed here.`)))
  return this
}
