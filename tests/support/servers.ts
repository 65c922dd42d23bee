export * from '../../tools/bench/servers.ts'
