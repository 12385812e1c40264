"""Runs a program under a filter of system calls, as systemd would.

under-filter.py CALLS ERRNO PROGRAM ARGUMENTS...
CALLS are the names of those that are allowed, with commas. All others fail with ERRNO; with ERRNO 0
they end the program.
"""
import ctypes
import os
import sys

ALLOW, KILL, ERRNO = 0x7FFF0000, 0x80000000, 0x00050000

calls, errno = sys.argv[1].split(","), int(sys.argv[2])
library = ctypes.CDLL("libseccomp.so.2")
library.seccomp_init.restype = ctypes.c_void_p
library.seccomp_init.argtypes = [ctypes.c_uint32]
library.seccomp_load.argtypes = [ctypes.c_void_p]
library.seccomp_rule_add_array.argtypes = [
    ctypes.c_void_p, ctypes.c_uint32, ctypes.c_int, ctypes.c_uint, ctypes.c_void_p,
]

filter = library.seccomp_init(ERRNO | errno if errno else KILL)
for name in calls:
    number = library.seccomp_syscall_resolve_name(name.encode())
    # Negative: this processor has no such call.
    if number >= 0 and library.seccomp_rule_add_array(filter, ALLOW, number, 0, None) != 0:
        sys.exit(f"{name} could not be allowed")
if library.seccomp_load(filter) != 0:
    sys.exit("The filter could not be set")
os.execv(sys.argv[3], sys.argv[3:])
