/** The environment for the tests: without the services that cannot be reached. Says what is skipped. */
export function reachableServices(): Promise<NodeJS.ProcessEnv>;
