export * from '../../src/bench/servers.ts'
