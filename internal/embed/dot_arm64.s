#include "textflag.h"

// func dotBlocks(a, b *byte, n int) int32
//
// The assembler does not know the signed long multiplication and the pairwise addition, so these are written as words.
TEXT ·dotBlocks(SB), NOSPLIT, $0-28
	MOVD a+0(FP), R0
	MOVD b+8(FP), R1
	MOVD n+16(FP), R2
	VEOR V4.B16, V4.B16, V4.B16
	VEOR V5.B16, V5.B16, V5.B16

loop:
	CMP  $16, R2
	BLT  done
	VLD1.P 16(R0), [V0.B16]
	VLD1.P 16(R1), [V1.B16]
	WORD $0x0E21C002 // SMULL  V2.8H, V0.8B, V1.8B
	WORD $0x4E21C003 // SMULL2 V3.8H, V0.16B, V1.16B
	WORD $0x4E606844 // SADALP V4.4S, V2.8H
	WORD $0x4E606865 // SADALP V5.4S, V3.8H
	SUB  $16, R2
	B    loop

done:
	VADD  V5.S4, V4.S4, V4.S4
	VADDV V4.S4, V4
	VMOV  V4.S[0], R3
	MOVW  R3, ret+24(FP)
	RET
