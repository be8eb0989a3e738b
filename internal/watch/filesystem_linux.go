package watch

import "golang.org/x/sys/unix"

// descriptorAFile says that a watched folder takes a descriptor for each file in it.
const descriptorAFile = false

// silentFileSystem names the file system a folder is on when what other machines change there, or what lies below it, is
// not told: "" for one that tells.
func silentFileSystem(dir string) string {
	var s unix.Statfs_t
	if err := unix.Statfs(dir, &s); err != nil {
		return ""
	}
	return silentTypes[uint32(s.Type)]
}

// silentTypes are numbers of statfs(2) and of the kernel's sources. An overlay tells what is changed through it.
var silentTypes = map[uint32]string{
	unix.NFS_SUPER_MAGIC:  "NFS",
	unix.SMB_SUPER_MAGIC:  "SMB",
	0xff534d42:            "CIFS",
	0xfe534d42:            "SMB2",
	unix.V9FS_MAGIC:       "9p",
	0x65735546:            "FUSE", // sshfs, virtiofs, and most of what is mounted from the host of a virtual machine
	unix.AFS_SUPER_MAGIC:  "AFS",
	unix.CODA_SUPER_MAGIC: "Coda",
	0x00c36400:            "Ceph",
	0x0bd00bd0:            "Lustre",
	0x786f4256:            "vboxsf",
}
